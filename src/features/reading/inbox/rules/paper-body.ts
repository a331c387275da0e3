import type { PaperData } from '#/features/reading/shared/contract';

const mostLines = 500;

function isRate(rate: number | null): rate is number {
  return rate !== null && rate >= 0 && rate <= 100;
}

/** What stands on a paper besides what its form asks for: it is kept with it. */
export function bodyOfRead(read: PaperData) {
  return {
    netAmount: read.netAmount,
    lines: read.items.slice(0, mostLines).map((item) => ({
      description: item.description.slice(0, 500),
      quantity: item.quantity,
      unit: item.unit?.slice(0, 20) ?? null,
      unitPrice: item.unitPrice,
      vatRate: isRate(item.vatRate) ? item.vatRate : null,
      net: item.totalPrice,
    })),
    vatLines: read.vatLines.map(({ rate, base, amount }) => ({
      rate: isRate(rate) ? rate : null,
      base,
      amount,
    })),
  };
}
