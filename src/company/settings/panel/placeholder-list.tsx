/** Each placeholder of a template, and what replaces it. */
export function PlaceholderList({ placeholders }: { placeholders: Record<string, string> }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_1fr]">
      {Object.entries(placeholders).map(([name, meaning]) => (
        <div key={name} className="contents">
          <dt className="font-medium">{`{${name}}`}</dt>
          <dd className="text-ink-soft max-sm:mb-1">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
