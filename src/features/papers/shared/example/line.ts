/** Of a quote or an invoice, without VAT. `item` is the description of the one in the meetstaat that it is about. */
export type ExampleLine = {
  description: string;
  quantity?: string;
  unit?: string;
  unitPrice?: string;
  vatRate: number;
  net: string;
  item?: string;
};
