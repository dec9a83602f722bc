import type { PGlite, messages, protocol } from '@electric-sql/pglite';
import { typeReaders, type SqlValue } from './database';

export type Serialize = typeof protocol.serialize;

interface Column {
  name: string;
  read: (text: string) => unknown;
}

interface Statement {
  name: string;
  /** Types of its values. */
  types: number[];
  columns: Column[];
  until: number;
}

const most = 200;
/** Tables grow: a plan that was made when they were small is not kept longer. Milliseconds. */
const keepFor = 60_000;

/** Its columns are others now, or somebody has dropped it; nothing has been done yet when PostgreSQL says so. */
const outdated: readonly unknown[] = ['0A000', '26000'];
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** PGlite knows a moment by its class; as text it is the same in every realm. */
export const plain = (value: SqlValue) => (value instanceof Date ? value.toISOString() : value);

const asIs = (text: string) => text;
const custom = 'plans_by_values';
const generic = 'plans_for_all';

/**
 * Statements by their text: read and planned once, then only bound and run, in one message each. PGlite's own `query`
 * reads and plans each time, which takes longer than most statements themselves. Who runs one holds PGlite's queue.
 */
export class Statements {
  private readonly known = new Map<string, Statement>();
  private isReady = false;
  private made = 0;

  constructor(
    private readonly client: PGlite,
    private readonly serialize: Serialize,
  ) {}

  /** The rows. `byValues`: planned for these very values. */
  async run<Row>(sql: string, values: readonly SqlValue[], byValues: boolean): Promise<Row[]> {
    await this.client._checkReady();
    try {
      const statement = await this.statementFor(sql);
      return await this.execute<Row>(statement, values, byValues).catch(async (error: unknown) => {
        if (!outdated.includes(codeOf(error))) throw error;
        this.isReady = false;
        return this.execute<Row>(await this.prepare(sql), values, byValues);
      });
    } catch (error) {
      throw codeOf(error) ? Object.assign(error as Error, { query: sql, params: values }) : error; // PostgreSQL's
    }
  }

  private async statementFor(sql: string): Promise<Statement> {
    const known = this.known.get(sql);
    if (!known || known.until < performance.now()) return this.prepare(sql);
    this.known.delete(sql); // what was used last stands last
    this.known.set(sql, known);
    return known;
  }

  private async prepare(sql: string): Promise<Statement> {
    const { serialize } = this;
    if (!this.isReady) await this.makeReady();
    const name = `kept_${(this.made += 1)}`;
    const [oldest] = this.known.size >= most ? this.known.keys() : [];
    const left = [sql, ...(oldest === undefined ? [] : [oldest])].flatMap((text) => {
      const gone = this.known.get(text);
      this.known.delete(text);
      return gone ? [serialize.close({ type: 'S', name: gone.name })] : [];
    });
    const answers = await this.send(
      ...left,
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    const statement = { name, ...this.described(answers), until: performance.now() + keepFor };
    this.known.set(sql, statement);
    return statement;
  }

  /** From nothing: how all are planned but those that say otherwise, and what switches to that and back. */
  private async makeReady(): Promise<void> {
    this.known.clear();
    await this.send(
      this.serialize.query('DEALLOCATE ALL; SET plan_cache_mode = force_generic_plan'),
      this.serialize.parse({ name: generic, text: 'SET plan_cache_mode = force_generic_plan' }),
      this.serialize.parse({ name: custom, text: 'SET plan_cache_mode = force_custom_plan' }),
    );
    this.isReady = true;
  }

  private described(answers: readonly messages.BackendMessage[]): Pick<Statement, 'types' | 'columns'> {
    let types: number[] = [];
    let columns: Column[] = [];
    for (const answer of answers) {
      // a message's name tells its class
      if (answer.name === 'parameterDescription')
        types = (answer as messages.ParameterDescriptionMessage).dataTypeIDs;
      if (answer.name === 'rowDescription')
        columns = (answer as messages.RowDescriptionMessage).fields.map(({ name, dataTypeID: type }) => ({
          name,
          read: typeReaders[type] ?? this.client.parsers[type] ?? asIs,
        }));
    }
    return { types, columns };
  }

  private async execute<Row>(
    { name, types, columns }: Statement,
    values: readonly SqlValue[],
    byValues: boolean,
  ): Promise<Row[]> {
    const run = this.runs(
      name,
      values.map((value, index) => this.written(value, types[index])),
    );
    const answers = await this.send(
      ...(byValues ? [...this.runs(custom), ...run, ...this.runs(generic)] : run),
    );
    const rows: Row[] = [];
    for (const answer of answers) {
      if (answer.name !== 'dataRow') continue;
      // a message's name tells its class
      const { fields } = answer as messages.DataRowMessage;
      const row: Record<string, unknown> = {};
      columns.forEach(({ name: column, read }, index) => {
        const text = fields[index] ?? null;
        row[column] = text === null ? null : read(text);
      });
      rows.push(row as Row); // the caller names its shape
    }
    return rows;
  }

  private runs(name: string, values: (string | null)[] = []): Uint8Array[] {
    return [this.serialize.bind({ statement: name, values }), this.serialize.execute({})];
  }

  private written(value: SqlValue, type: number | undefined): string | null {
    const given = plain(value) ?? null;
    if (given === null) return null;
    const write = type === undefined ? undefined : this.client.serializers[type];
    return write ? write(given) : String(given);
  }

  private send(...parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.client.execProtocolStream(Buffer.concat([...parts, this.serialize.sync()]), {
      syncToFs: true,
    });
  }
}
