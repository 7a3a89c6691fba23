import type { CompiledQuery } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Source } from './page-cache.ts';

/**
 * What was loaded under `key` before, where none of `sources` has changed since; else what `load` gives. A null or a
 * failure is not kept.
 */
type AtVersion = <Value>(
  key: string,
  sources: readonly Source[],
  load: () => Promise<Value>,
) => Promise<Value>;

interface Entry {
  sources: readonly Source[];
  value: Promise<unknown>;
}

/** Beyond it, what was asked for longest ago gives way. */
const limit = 100;

interface Memory {
  /** Put into words once: that would take as long as the answer. */
  question: CompiledQuery<{ source: string; version: number }>;
  versions: Map<string, number>;
  entries: Map<string, Entry>;
}

const memories = new WeakMap<Db, Memory>();

/**
 * Asks the database, in one cheap query, what has changed since it was last asked: the counters of `page_sources` are
 * written in the transaction of each change. What is loaded after the question is never older than its answer.
 */
export async function atPresentVersion(db: Db): Promise<AtVersion> {
  const { question, versions, entries } = memoryOf(db);
  const { rows: counters } = await db.executeQuery(question);
  for (const { source, version } of counters) {
    if (versions.get(source) === version) continue;
    versions.set(source, version);
    for (const [key, entry] of entries) if (entry.sources.includes(source as Source)) entries.delete(key);
  }
  return (key, sources, load) => {
    const known = entries.get(key);
    const entry = known ?? { sources, value: load() };
    entries.delete(key);
    entries.set(key, entry);
    if (known) return known.value as ReturnType<typeof load>;
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.value.then((value) => value ?? forget(), forget);
    if (entries.size > limit) entries.delete(entries.keys().next().value!);
    return entry.value as ReturnType<typeof load>;
  };
}

function memoryOf(db: Db): Memory {
  const known = memories.get(db);
  if (known) return known;
  const question = db.selectFrom('pageSources').select(['source', 'version']).compile();
  const memory: Memory = { question, versions: new Map(), entries: new Map() };
  memories.set(db, memory);
  return memory;
}
