import type { Language } from '#kit/language/language.ts';

/** The text that stands on the page where a section is empty. */
export function NeutralText({ texts, language }: { texts: object; language: Language }) {
  const lines = Object.entries(texts).flatMap(([name, part]) =>
    typeof part === 'string' && part !== '' ? [[name, part] as const] : [],
  );
  const steps = (texts as { steps?: { title: string; text: string }[] }).steps ?? [];
  return (
    <div className="grid gap-1.5 rounded-input bg-hover p-3">
      <p className="text-xs text-ink-soft">Neutral text</p>
      {lines.map(([name, text]) => (
        <p
          key={name}
          lang={language}
          className={`wrap-anywhere ${/heading|title/.test(name) ? 'font-semibold' : name === 'text' || name === 'description' ? '' : 'text-sm text-ink-soft'}`}
        >
          {text}
        </p>
      ))}
      {steps.length > 0 && (
        <ol lang={language} className="list-decimal pl-5">
          {steps.map(({ title, text }) => (
            <li key={title} className="mt-1">
              <span className="font-medium">{title}.</span> {text}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
