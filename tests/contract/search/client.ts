import assert from 'node:assert/strict';
import { fixture, type FixtureDocument } from './fixture.ts';

/** A search service that speaks Solr's JSON, filled with the fixture. */
export type Engine = {
  readonly name: string;
  /** Its address up to but without `/emselect`. */
  readonly host: string;
  /** Sent as `Authorization: Token …`; Solr by itself asks for none. */
  readonly token: string;
  readonly asksForToken: boolean;
  readonly stop: () => Promise<unknown>;
};

export type Answer = {
  readonly response: {
    readonly numFound: number;
    readonly start: number;
    readonly docs: readonly Record<string, unknown>[];
  };
  readonly facet_counts: {
    readonly facet_fields: Readonly<Record<string, readonly (string | number)[]>>;
    readonly facet_queries: Readonly<Record<string, number>>;
  };
  readonly highlighting: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** In place of `response`, where groups are asked for. */
  readonly grouped?: Readonly<
    Record<
      string,
      {
        readonly matches: number;
        readonly doclist: {
          readonly numFound: number;
          readonly maxScore?: number;
          readonly docs: readonly Record<string, unknown>[];
        };
      }
    >
  >;
  readonly spellcheck?: { readonly collations: readonly unknown[] };
};

export type Parameter = readonly [name: string, value: string];

/** Asks one engine as the site does. */
export class Client {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async ask(parameters: readonly Parameter[]): Promise<{ readonly status: number; readonly body: Answer }> {
    // A model is named twice: as the services of the field know it, and as Solr does, with the language.
    const valueOf = (wanted: string) => parameters.find(([name]) => name === wanted)?.[1];
    const [model, language = 'en'] = [valueOf('model'), valueOf('language')?.slice(0, 2)];
    const set = language === 'en' ? model : `${model}_${language}`;
    const sent = [...parameters, ...(model && set ? [['useParams', set] as const] : [])];
    const query = new URLSearchParams(sent.map(([name, value]) => [name, value]));
    const { host, token } = this.#engine;
    const response = await fetch(`${host}/emselect?${query.toString()}`, {
      headers: { authorization: `Token ${token}` },
    });
    return { status: response.status, body: (await response.json()) as Answer };
  }

  /** The ids of everything that is found, in the alphabet's order. */
  async ids(...parameters: readonly Parameter[]): Promise<readonly string[]> {
    return (await this.order(...parameters)).toSorted();
  }

  /** The ids of everything that is found, as they come. */
  async order(...parameters: readonly Parameter[]): Promise<readonly string[]> {
    const { status, body } = await this.ask([['rows', '999'], ['fl', '_uniqueid'], ...parameters]);
    assert.equal(status, 200);
    assert.equal(body.response.numFound, body.response.docs.length);
    return body.response.docs.map(({ _uniqueid }) => String(_uniqueid));
  }

  async update(body: unknown): Promise<number> {
    const response = await fetch(`${this.#engine.host}/update?commit=true`, {
      method: 'POST',
      headers: { authorization: `Token ${this.#engine.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  }
}

/** The ids of the fixture's documents that pass. */
export function where(passes: (document: FixtureDocument) => boolean): readonly string[] {
  return fixture
    .filter(passes)
    .map(({ _uniqueid }) => _uniqueid)
    .toSorted();
}

/** A field's values as texts. */
export function list(document: FixtureDocument, field: string): readonly string[] {
  return [document[field] ?? []].flat().map(String);
}
