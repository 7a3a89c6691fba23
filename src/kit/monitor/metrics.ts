import {
  Counter,
  type CounterConfiguration,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type LabelValues,
  Registry,
} from 'prom-client';
import { processFacts } from './process-facts.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * All metrics. Every label has few, known values, such as route patterns and statuses; never a URL, a name or an id.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const named = <Label extends string>(name: string, help: string, labelNames: Label[] = []) => ({
    name,
    help,
    labelNames,
    registers,
  });

  const { version, node } = processFacts;
  new Gauge(named('sunweave_build_info', 'Always 1; the labels say what runs.', ['version', 'node'])).set(
    { version, node },
    1,
  );

  return {
    registry,
    /** Starts the metrics of event loop, memory, CPU and garbage collection. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    requests: new Histogram({
      ...named(
        'sunweave_http_request_duration_seconds',
        'Requests by route pattern, until the last byte is sent.',
        ['method', 'route', 'status'],
      ),
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    }),
    cacheHits: new Counter(named('sunweave_page_cache_hits_total', 'Pages answered from memory.')),
    cacheMisses: new Counter(named('sunweave_page_cache_misses_total', 'Pages that had to be rendered.')),
    cachedPages: new Gauge(named('sunweave_page_cache_pages', 'Pages in memory.')),
    leads: getCounter(
      named('sunweave_leads_stored_total', 'Leads stored, from the contact form or the calculator.', [
        'kind',
      ]),
      { kind: ['contact', 'calculator'] },
    ),
    uploads: getCounter(
      named('sunweave_uploads_total', 'Photos of customers, pictures of the owner.', ['kind']),
      {
        kind: ['photo', 'picture'],
      },
    ),
    mails: getCounter(
      named('sunweave_mail_total', 'Attempts to hand an email to the mail server.', ['result']),
      {
        result: ['sent', 'failed'],
      },
    ),
    texts: getCounter(
      named('sunweave_text_total', 'Attempts to hand a text message to the gateway.', ['result']),
      { result: ['sent', 'failed'] },
    ),
    queries: new Histogram({
      ...named('sunweave_db_query_duration_seconds', 'Database queries by kind.', ['kind']),
      buckets: [0.001, 0.005, 0.025, 0.1, 0.2, 1, 5],
    }),
    failedQueries: getCounter(
      named('sunweave_db_query_errors_total', 'Database queries that failed.', ['kind']),
      {
        kind: ['select', 'insert', 'update', 'delete', 'other'],
      },
    ),
    slowQueries: new Counter(named('sunweave_db_slow_queries_total', 'Database queries slower than 200 ms.')),
    databaseUp: new Gauge(named('sunweave_database_up', '1 while the database answers this scrape.')),
    outboxJobs: new Gauge(named('sunweave_outbox_jobs', 'Jobs of the outbox.', ['kind', 'status'])),
    outboxOldest: new Gauge(
      named('sunweave_outbox_oldest_waiting_seconds', 'Age of the oldest job that is due or tried again.', [
        'kind',
      ]),
    ),
    messages: new Gauge(named('sunweave_messages', 'Messages to customers.', ['status'])),
    backupAge: new Gauge(
      named('sunweave_backup_age_seconds', 'Age of the newest nightly backup of any instance.'),
    ),
    backupFailed: new Gauge(named('sunweave_backup_failed', '1 where the last nightly backup failed.')),
    diskFree: new Gauge(named('sunweave_disk_free_bytes', 'Free room on the disk of DATA_DIR.')),
    diskSize: new Gauge(named('sunweave_disk_size_bytes', 'Size of the disk of DATA_DIR.')),
    articleJobs: new Gauge(named('sunweave_article_jobs', 'Articles asked of the AI.', ['state'])),
  };
}

/** Starts at 0 for each value of its label, so that the first event shows as an increase. */
function getCounter<Label extends string>(
  configuration: CounterConfiguration<Label>,
  values: Record<Label, readonly string[]>,
): Counter<Label> {
  const counter = new Counter(configuration);
  for (const label of Object.keys(values) as Label[]) {
    for (const value of values[label]) counter.inc({ [label]: value } as LabelValues<Label>, 0);
  }
  return counter;
}
