import { useQuery } from '@tanstack/react-query';
import { outboxCountsQuery } from '#delivery/emails/panel/emails-queries.ts';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { threadQuery } from '#messages/conversations/panel/inbox-queries.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { AnswerForm } from './answer-form.tsx';
import type { Way } from './way.ts';

interface AnswerProps {
  request: CustomerRequest;
  way: Way | undefined;
  onDone: () => void;
}

/** The form, once it is known which ways the panel can send. */
export function Answer({ request, way, onDone }: AnswerProps) {
  const thread = useQuery({ ...threadQuery(request.customerId ?? 0), enabled: request.customerId !== null });
  const counts = useQuery(outboxCountsQuery);
  return (
    <InlineQueryView query={counts} what="how messages are sent">
      {({ isConfigured }) => (
        <InlineQueryView query={thread} what="how texts are sent">
          {({ canText, quickReplies }) => (
            <AnswerForm
              request={request}
              ways={[
                ...(canText && request.phone !== '' ? (['text'] as const) : []),
                ...(isConfigured && request.email !== '' ? (['email'] as const) : []),
              ]}
              preset={way}
              quickReplies={quickReplies}
              onDone={onDone}
            />
          )}
        </InlineQueryView>
      )}
    </InlineQueryView>
  );
}
