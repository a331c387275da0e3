import { listStoredSubsidyTypes } from '#/features/work/shared/server/subsidy-type-store';
import type { AccountPart } from '#/platform/server/ports/account';

export const premieAccount: AccountPart = {
  names: { column: 'subsidyTypeId', list: listStoredSubsidyTypes },
};
