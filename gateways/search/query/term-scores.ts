import { Numbers } from '../index/numbers.ts';

/** The scores of one term: the best of its alternatives within a field, then fields joined by `tie`. */
export class TermScores {
  readonly #size: number;
  /** Made when it is needed: most words have no alternatives. */
  #field: Float32Array | undefined;
  readonly #best: Float32Array;
  readonly #sum: Float32Array;
  #inField = new Numbers();
  #inTerm = new Numbers();

  constructor(size: number) {
    this.#size = size;
    this.#best = new Float32Array(size);
    this.#sum = new Float32Array(size);
  }

  /** A score in the field; of several for a document the best counts. */
  add(document: number, score: number): void {
    const field = (this.#field ??= new Float32Array(this.#size));
    const known = field[document] ?? 0;
    if (known === 0) this.#inField.push(document);
    if (score > known) field[document] = score;
  }

  /** The one score of a document in the field. */
  addOnce(document: number, score: number): void {
    const best = this.#best[document] ?? 0;
    if (best === 0) this.#inTerm.push(document);
    if (score > best) this.#best[document] = score;
    this.#sum[document] = (this.#sum[document] ?? 0) + score;
  }

  closeField(): void {
    const field = this.#field;
    if (!field) return;
    for (const document of this.#inField.view()) {
      this.addOnce(document, field[document] ?? 0);
      field[document] = 0;
    }
    this.#inField.length = 0;
  }

  /** Calls for each document that has the term in any field. */
  close(tie: number, visit: (document: number, score: number) => void): void {
    for (const document of this.#inTerm.view()) {
      const best = this.#best[document] ?? 0;
      visit(document, best + tie * ((this.#sum[document] ?? 0) - best));
    }
  }
}
