import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { SegmentedControl } from '#kit/panel/ui/segmented-control.tsx';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import type { Channel } from '#sales/quotes/quote-pages.ts';

export type Ways = 'email' | 'text' | 'both';

const options = [
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Text' },
  { value: 'both', label: 'Both' },
] as const;

const textsQuery = adminQuery(
  ['messages', 'are-texts-on'],
  z.object({ isTextConfigured: z.boolean() }),
  messagePaths.settings,
);

/** Tells the form whether it may offer texts. */
export const WithTexts = ({ children }: { children: (areTextsOn: boolean) => ReactNode }) => (
  <InlineQueryView query={useQuery(textsQuery)} what="how texts are sent">
    {({ isTextConfigured }) => children(isTextConfigured)}
  </InlineQueryView>
);

export const toChannels = (ways: Ways): Channel[] => (ways === 'both' ? ['email', 'text'] : [ways]);

interface ChannelChoiceProps {
  ways: Ways;
  areTextsOn: boolean;
  error?: string | undefined;
  onChoose: (ways: Ways) => void;
}

/** How a quote or an invoice is sent. */
export const ChannelChoice = ({ ways, areTextsOn, error, onChoose }: ChannelChoiceProps) => (
  <div className="grid justify-items-start gap-1.5 empty:hidden">
    {areTextsOn && (
      <>
        <span aria-hidden="true" className="font-medium">
          Send by
        </span>
        <SegmentedControl legend="Send by" options={options} chosen={ways} onChoose={onChoose} />
      </>
    )}
    {error && (
      <p role="alert" className="text-sm text-danger">
        {error}
      </p>
    )}
  </div>
);

/** The server names what is missing at the record's own fields. */
export const placeChannelErrors = (errors: Record<string, string | undefined>) => {
  const { email, phone, channels, ...others } = errors;
  const missing = channels ?? phone ?? email;
  return missing === undefined ? others : { ...others, ways: missing };
};
