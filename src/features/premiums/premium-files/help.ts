import type { FigureHelp } from '#/core/help';
import { countingWords } from '#/features/premiums/premium-files/rules/counting';

export const premiumFilesHelp: FigureHelp = { on: '/subsidies', figures: [countingWords] };
