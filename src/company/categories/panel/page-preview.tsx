import { useEffect, useRef, useState } from 'react';
import { type Language, languages } from '#kit/language/language.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { SegmentedControl } from '#kit/panel/ui/segmented-control.tsx';
import { useDebounced } from '#kit/panel/ui/use-debounced.ts';

const widths = { phone: 390, desk: 1280 };
type Width = keyof typeof widths;

interface PagePreviewProps {
  /** Where the fields are sent. */
  action: string;
  fields: Record<string, string>;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The page with the texts of the form, rendered by the server and scaled to the room there is. Nothing is published. */
export function PagePreview({ action, fields, language, onLanguage }: PagePreviewProps) {
  const [width, setWidth] = useState<Width>('desk');
  const content = useDebounced(JSON.stringify({ ...fields, language }), 500);
  const room = useRef<HTMLDivElement>(null);
  const roomWidth = useWidth(room);
  const scale = Math.min(1, roomWidth / widths[width]);
  return (
    <section
      aria-label="Preview"
      className="grid h-[calc(100dvh-13rem)] min-h-96 grid-rows-[auto_minmax(0,1fr)] gap-3 xl:sticky xl:top-6 xl:h-[calc(100dvh-3rem)]"
    >
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          legend="Language of the preview"
          options={languages.map((value) => ({ value, label: languageLabels[value] }))}
          chosen={language}
          onChoose={onLanguage}
        />
        <SegmentedControl
          legend="Width of the preview"
          options={[
            { value: 'phone', label: 'Phone' },
            { value: 'desk', label: 'Computer' },
          ]}
          chosen={width}
          onChoose={setWidth}
        />
        <p className="text-sm text-ink-soft">Not published until you save</p>
      </div>
      <div ref={room} className="relative overflow-hidden rounded-card bg-hover ring-1 ring-line">
        <Frames
          key={width}
          action={action}
          content={content}
          style={{
            width: widths[width],
            height: `${100 / scale}%`,
            left: (roomWidth - widths[width] * scale) / 2,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </section>
  );
}

interface FramesProps {
  action: string;
  /** The fields as JSON. */
  content: string;
  style: FrameProps['style'];
}

/**
 * A new frame for each text, since a form sent to a present one adds to the history of the tab. The former one stays in
 * view until the new one has loaded, where it was scrolled to.
 */
function Frames({ action, content: wanted, style }: FramesProps) {
  const [shown, setShown] = useState<string | null>(null);
  const top = useRef(0);
  const frames = shown === null || shown === wanted ? [wanted] : [shown, wanted];
  return frames.map((content) => (
    <Frame
      key={content}
      action={action}
      fields={JSON.parse(content)}
      isShown={content === (shown ?? wanted)}
      style={style}
      onLoaded={(frame) => {
        const view = frame.contentWindow!;
        view.scrollTo(0, top.current);
        view.addEventListener('scroll', () => {
          top.current = view.scrollY;
        });
        setShown(content);
      }}
    />
  ));
}

interface FrameProps {
  action: string;
  fields: Record<string, string>;
  isShown: boolean;
  style: { width: number; height: string; left: number; transform: string };
  onLoaded: (frame: HTMLIFrameElement) => void;
}

function Frame({ action, fields, isShown, style, onLoaded }: FrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const [name] = useState(() => `preview-${crypto.randomUUID()}`);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    form.current?.submit();
  }, []);
  return (
    <>
      <form ref={form} hidden method="post" encType="multipart/form-data" action={action} target={name}>
        {Object.entries(fields).map(([field, value]) => (
          <textarea key={field} name={field} defaultValue={value} />
        ))}
      </form>
      <iframe
        name={name}
        title="The page as it will be"
        sandbox="allow-same-origin allow-scripts"
        style={style}
        onLoad={({ currentTarget }) => {
          const shown = currentTarget.contentDocument;
          if (!shown || shown.URL === 'about:blank') return;
          // Its links and forms lead nowhere.
          for (const type of ['click', 'submit']) {
            shown.addEventListener(type, (event) => {
              if (type === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
            });
          }
          onLoaded(currentTarget);
        }}
        className={`absolute top-0 origin-top-left bg-white ${isShown ? '' : 'invisible'}`}
      />
    </>
  );
}

function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(600);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // Hidden beside the texts on a narrow screen.
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
