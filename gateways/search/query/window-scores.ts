/** So many documents are scored at a time: few enough for the processor's cache. */
const largestWindow = 16_384;

/**
 * The scores of one window of documents after another. Within a field the alternatives of a term are added up; a term's
 * fields are joined by `tie`; a document's score is the sum over terms. Lists of the touched documents avoid clearing
 * and reading empty entries.
 */
export class WindowScores {
  readonly #size: number;
  #from = 0;
  readonly #field: Float32Array;
  readonly #best: Float32Array;
  readonly #sum: Float32Array;
  readonly #scores: Float32Array;
  readonly #matched: Uint16Array;
  readonly #inField: Uint16Array;
  readonly #inTerm: Uint16Array;
  readonly #inAny: Uint16Array;
  #fieldCount = 0;
  #termCount = 0;
  #anyCount = 0;

  /** @param documents - how many the index has: a small one needs no large window */
  constructor(documents: number) {
    const size = Math.min(documents, largestWindow);
    this.#size = size;
    this.#field = new Float32Array(size);
    this.#best = new Float32Array(size);
    this.#sum = new Float32Array(size);
    this.#scores = new Float32Array(size);
    this.#matched = new Uint16Array(size);
    this.#inField = new Uint16Array(size);
    this.#inTerm = new Uint16Array(size);
    this.#inAny = new Uint16Array(size);
  }

  /** The window's first document. */
  get from(): number {
    return this.#from;
  }

  /** The first document after the window. */
  get end(): number {
    return this.#from + this.#size;
  }

  /** Adds a score in the field. The best of a document's scores counts. */
  addBest(document: number, score: number): void {
    const at = document - this.#from;
    const known = this.#field[at] ?? 0;
    if (known === 0) this.#inField[this.#fieldCount++] = at;
    if (score > known) this.#field[at] = score;
  }

  /** Adds a score to others of the document in the field. */
  addUp(document: number, score: number): void {
    const at = document - this.#from;
    const known = this.#field[at] ?? 0;
    if (known === 0) this.#inField[this.#fieldCount++] = at;
    this.#field[at] = known + score;
  }

  /** Adds a document's only score in the field. */
  addOnly(document: number, score: number): void {
    const at = document - this.#from;
    const best = this.#best[at] ?? 0;
    if (best === 0) this.#inTerm[this.#termCount++] = at;
    if (score > best) this.#best[at] = score;
    this.#sum[at] = (this.#sum[at] ?? 0) + score;
  }

  closeField(): void {
    for (let number = 0; number < this.#fieldCount; number += 1) {
      const at = this.#inField[number] ?? 0;
      this.addOnly(this.#from + at, this.#field[at] ?? 0);
      this.#field[at] = 0;
    }
    this.#fieldCount = 0;
  }

  closeTerm(tie: number): void {
    for (let number = 0; number < this.#termCount; number += 1) {
      const at = this.#inTerm[number] ?? 0;
      const matched = this.#matched[at] ?? 0;
      if (matched === 0) this.#inAny[this.#anyCount++] = at;
      this.#matched[at] = matched + 1;
      this.#addJoined(at, tie);
    }
    this.#termCount = 0;
  }

  /** Adds to the scores of documents that a term matched; a phrase alone matches none. */
  closePhrase(tie: number): void {
    for (let number = 0; number < this.#termCount; number += 1)
      this.#addJoined(this.#inTerm[number] ?? 0, tie);
    this.#termCount = 0;
  }

  #addJoined(at: number, tie: number): void {
    const best = this.#best[at] ?? 0;
    if ((this.#matched[at] ?? 0) > 0)
      this.#scores[at] = (this.#scores[at] ?? 0) + best + tie * ((this.#sum[at] ?? 0) - best);
    this.#best[at] = 0;
    this.#sum[at] = 0;
  }

  /** Calls for each document with enough matching terms, and moves to the next window. */
  close(needed: number, visit: (document: number, score: number) => void): void {
    for (let number = 0; number < this.#anyCount; number += 1) {
      const at = this.#inAny[number] ?? 0;
      if ((this.#matched[at] ?? 0) >= needed) visit(this.#from + at, this.#scores[at] ?? 0);
      this.#matched[at] = 0;
      this.#scores[at] = 0;
    }
    this.#anyCount = 0;
    this.#from += this.#size;
  }
}
