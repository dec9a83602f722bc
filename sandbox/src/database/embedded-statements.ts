import type { messages, PGlite, protocol } from '@electric-sql/pglite';
import { typeReaders, type SqlValue } from './database';
import { inTurn } from './in-turn';

/** Writes PostgreSQL's messages. PGlite's own, given by who has loaded it. */
export type Serialize = typeof protocol.serialize;

interface Statement {
  name: string;
  /** Types of its parameters. */
  parameters: number[];
  columns: { name: string; dataTypeID: number }[];
}

/** Plans that are kept at most: each takes some ten kilobytes of the database's memory. */
const most = 300;

const isA =
  <Message extends messages.BackendMessage>(name: messages.MessageName) =>
  (message: messages.BackendMessage): message is Message =>
    message.name === name;
const isParameters = isA<messages.ParameterDescriptionMessage>('parameterDescription');
const isColumns = isA<messages.RowDescriptionMessage>('rowDescription');
const isRow = isA<messages.DataRowMessage>('dataRow');

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** PGlite knows a moment by its class; as text it is the same in every realm. */
const plain = (value: SqlValue) => (value instanceof Date ? value.toISOString() : value);

/**
 * Runs statements as PostgreSQL's other drivers do: each text is parsed and planned once, and then asked in one message.
 * PGlite's own `query` parses anew each time and goes through the database six times, which takes longer than most
 * reads themselves. One at a time.
 */
export class EmbeddedStatements {
  private readonly known = new Map<string, Statement>();
  /** Names that the database need not know any more. */
  private forgotten: string[] = [];
  private count = 0;
  private readonly turn = inTurn();
  private readonly readers: Record<number, (text: string, type?: number) => unknown>;

  constructor(
    private readonly client: PGlite,
    private readonly serialize: Serialize,
  ) {
    this.readers = { ...client.parsers, ...typeReaders };
  }

  run = <Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]> =>
    this.turn(() => this.ask<Row>(sql, values));

  /** After tables were changed. */
  forgetAll(): void {
    for (const sql of [...this.known.keys()]) this.forget(sql);
  }

  private async ask<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]> {
    try {
      const statement = this.take(sql) ?? (await this.prepare(sql));
      const { name, parameters, columns } = statement;
      const texts = values.map((value, at) => this.toText(plain(value), parameters[at]));
      const { bind, execute, sync } = this.serialize;
      const answers = await this.send(bind({ statement: name, values: texts }), execute(), sync());
      return answers.filter(isRow).map(({ fields }) => this.toRow<Row>(columns, fields));
    } catch (error) {
      // Its tables may have been changed, so that it must be planned anew.
      this.forget(sql);
      throw error;
    }
  }

  /** The ones used last stay. */
  private take(sql: string): Statement | undefined {
    const statement = this.known.get(sql);
    if (!statement) return undefined;
    this.known.delete(sql);
    this.known.set(sql, statement);
    return statement;
  }

  private async prepare(sql: string): Promise<Statement> {
    const [oldest] = this.known.size >= most ? this.known.keys() : [];
    if (oldest !== undefined) this.forget(oldest);
    const name = `s${(this.count += 1)}`;
    const { parse, describe, close, sync } = this.serialize;
    const closing = this.forgotten.splice(0).map((old) => close({ type: 'S', name: old }));
    const answers = await this.send(
      ...closing,
      parse({ name, text: sql }),
      describe({ type: 'S', name }),
      sync(),
    );
    const statement = {
      name,
      parameters: answers.find(isParameters)?.dataTypeIDs ?? [],
      columns: answers.find(isColumns)?.fields ?? [],
    };
    this.known.set(sql, statement);
    return statement;
  }

  private forget(sql: string) {
    const statement = this.known.get(sql);
    if (statement) this.forgotten.push(statement.name);
    this.known.delete(sql);
  }

  private send = (...parts: Uint8Array[]) =>
    this.client.runExclusive(() => this.client.execProtocolStream(joined(parts)));

  private toText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : this.client.serializers[type];
    return write ? write(value) : String(value);
  }

  private toRow<Row>(columns: Statement['columns'], fields: readonly (string | null)[]): Row {
    const row: Record<string, unknown> = {};
    columns.forEach(({ name, dataTypeID }, at) => {
      const text = fields[at] ?? null;
      const read = this.readers[dataTypeID];
      row[name] = text === null || !read ? text : read(text, dataTypeID);
    });
    return row as Row; // the caller names their shape
  }
}
