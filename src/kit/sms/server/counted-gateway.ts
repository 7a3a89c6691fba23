import type { Metrics } from '#kit/monitor/metrics.ts';
import type { TextGateway } from './text-gateway.ts';

/** Counts sent and failed text messages. */
export const countedGateway = (gateway: TextGateway, { texts }: Metrics): TextGateway => ({
  ...gateway,
  async send(text, signal) {
    const outcome = await gateway.send(text, signal);
    texts.inc({ result: outcome.kind === 'sent' ? 'sent' : 'failed' });
    return outcome;
  },
});
