import { When } from '#kit/panel/ui/when.tsx';
import type { Entry } from '#messages/conversations/conversations.ts';

const statusWords: Record<Entry['status'], string> = {
  received: '',
  queued: 'Waiting',
  sent: 'Sent',
  delivered: 'Delivered',
  undelivered: 'Not delivered',
  failed: 'Not sent',
};

export function TextEntry({ entry, name }: { entry: Entry; name: string }) {
  const { direction, text, photos, status, reason, at, by } = entry;
  const isOut = direction === 'out';
  const isBad = status === 'undelivered' || status === 'failed';
  const words = [statusWords[status], reason].filter(Boolean).join(': ');
  return (
    <li
      className={`grid max-w-[min(34rem,85%)] gap-1 ${isOut ? 'justify-items-end justify-self-end' : 'justify-items-start'}`}
    >
      <span className="sr-only">{isOut ? (by ?? 'Sent by the site') : name}</span>
      {text !== '' && (
        <p
          className={`rounded-card px-3.5 py-2 whitespace-pre-line wrap-anywhere ring-1 ring-line ${isOut ? 'bg-accent-wash' : 'bg-surface'}`}
        >
          {text}
        </p>
      )}
      {photos.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            alt={`${isOut ? 'Sent' : `From ${name}`}, no. ${index + 1}`}
            loading="lazy"
            className="max-h-64 max-w-full rounded-card ring-1 ring-line"
          />
        </a>
      ))}
      <p className={`px-1 text-xs ${isBad ? 'font-medium text-danger' : 'text-ink-soft'}`}>
        {[isOut ? (by ?? 'Automatic') : '', words].filter(Boolean).map((part) => `${part} · `)}
        <When at={at} />
      </p>
    </li>
  );
}
