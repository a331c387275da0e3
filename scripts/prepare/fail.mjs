/** A failure that the operator can act on: shown as a sentence, without a stack. */
export class Refusal extends Error {}

export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
