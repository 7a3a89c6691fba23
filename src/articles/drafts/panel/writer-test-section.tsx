import {
  type WriterInput,
  type WriterKind,
  writerApi,
  writerFaults,
  writerInputSchema,
  writerTestSchema,
} from '#articles/drafts/writer-connection.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { ConnectionTest } from '#kit/panel/connection-test/connection-test.tsx';
import { validate } from '#kit/panel/editing/field-errors.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Outcome } from '#kit/panel/ui/outcome.tsx';
import { writerQuery } from './writer-query.ts';

interface WriterTestSectionProps {
  kind: WriterKind;
  /** Values to test; without them, those in use. */
  typed: WriterInput | undefined;
}

export function WriterTestSection({ kind, typed }: WriterTestSectionProps) {
  return (
    <ConnectionTest
      text={
        kind === 'workflow'
          ? 'Sends the topic “Connection test” with what you entered, even before you save it. What comes back isn’t stored.'
          : 'Asks one short question with what you entered, even before you save it.'
      }
      button="Test the connection"
      body={typed && { connection: typed }}
      validate={(body) =>
        body && { ...validate(writerInputSchema, body.connection), ...writerFaults(body.connection) }
      }
      send={(body) => fetchAdmin(writerTestSchema, writerApi.test, { method: 'POST', body: body ?? {} })}
      refetch={() => queryClient.invalidateQueries({ queryKey: writerQuery.queryKey })}
      outcome={({ problem }) =>
        problem === null ? (
          <Outcome isGood title={kind === 'workflow' ? 'Your workflow answered' : 'The model answered'}>
            {typed ? 'Save the settings to use them.' : 'Articles can be written.'}
          </Outcome>
        ) : (
          <Outcome isGood={false} title="It doesn’t work yet">
            {problem}
          </Outcome>
        )
      }
      state={null}
    />
  );
}
