import { decode, encode, type BriefEncoding } from './encodings.ts';

/**
 * The body of an answer, in the encodings that somebody asks for. Once it is compressed, only that is kept: the answers of some
 * seconds are many, and their memory is what has V8 collect its whole heap (ADR 0338).
 * @requirement O8
 */
export class SendableBody {
  /** Of the body as it was made. */
  readonly length: number;
  #made: Buffer | undefined;
  readonly #forms = new Map<BriefEncoding, Promise<Buffer>>();

  constructor(body: Buffer) {
    this.length = body.length;
    this.#made = body;
  }

  /** The body in an encoding, made once. @requirement O8 */
  in(encoding: BriefEncoding): Promise<Buffer> {
    const form = this.#forms.get(encoding) ?? this.#make(encoding);
    this.#forms.set(encoding, form);
    return form;
  }

  async #make(encoding: BriefEncoding): Promise<Buffer> {
    const [first] = this.#forms;
    const body = this.#made ?? (first ? await decode(await first[1], first[0]) : Buffer.alloc(0));
    const form = await encode(body, encoding, 'once');
    this.#made = undefined;
    return form;
  }
}
