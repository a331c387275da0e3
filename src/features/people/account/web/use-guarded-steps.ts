import { useSearchParams } from 'wouter';
import { accountSteps, type GuardedStep, guardedSteps } from '#/core/address-marks';

/**
 * What the address says of a step that asks to sign in again first: `asking` before that, `goingOn` after it. In the
 * address, because between the two lies another site.
 */
export function useGuardedSteps() {
  const [params, setParams] = useSearchParams();
  const stepIn = (name: string) => guardedSteps.find((step) => step === params.get(name));
  return {
    asking: stepIn(accountSteps.confirm),
    goingOn: stepIn(accountSteps.goOn),
    ask: (step: GuardedStep) => setParams({ [accountSteps.confirm]: step }, { replace: true }),
    clear: () => setParams({}, { replace: true }),
  };
}
