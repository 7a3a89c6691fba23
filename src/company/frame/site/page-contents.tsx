interface PageContentsProps {
  label: string;
  sections: readonly { id: string; text: string }[];
}

/** A table of contents, next to the text on wide screens and above it on others. */
export function PageContents({ label, sections }: PageContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="mb-10 rounded-card border border-line p-5 lg:sticky lg:top-28 lg:mb-0 lg:max-h-[calc(100dvh-8rem)] lg:w-68 lg:shrink-0 lg:self-start lg:overflow-y-auto lg:border-0 lg:-ml-1 lg:px-1 lg:py-0 print:hidden"
    >
      <p id="contents" className="font-semibold text-sun-text">
        {label}
      </p>
      <ol className="mt-1">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1 text-sm text-ink-soft underline-offset-4 hover:text-teal hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
