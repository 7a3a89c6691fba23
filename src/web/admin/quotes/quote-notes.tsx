export function QuoteNotes({ title, text }: { title: string; text: string }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <p className={`wrap-anywhere whitespace-pre-line ${text === '' ? 'text-ink-soft' : ''}`}>
        {text || 'None'}
      </p>
    </section>
  );
}
