import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AdminPost } from '#articles/blog/posts.ts';
import { sendingApi, sentTestSchema, startedSendingSchema } from '#articles/newsletter/sendings.ts';
import { type Language, languages } from '#kit/language/language.ts';
import { nameIn } from '#kit/language/translated-fields.ts';
import { randomKey } from '#kit/pages/idempotency-key.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { SelectField } from '#kit/panel/ui/field.tsx';
import { SendIcon } from '#kit/panel/ui/icons.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { Sheet, SheetBody, SheetFooter } from '#kit/panel/ui/sheet.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { longDate } from '#kit/time/dates.ts';
import { readersQuery, sendingsQuery } from './newsletter-queries.ts';

/** The button that opens the sending of a saved article. */
export function SendPost({ post }: { post: AdminPost }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(true)}>
        <SendIcon className="size-4.5" />
        Newsletter
      </Button>
      <Sheet open={isOpen} onClose={close} opener={opener} title="Send as newsletter">
        <Sending post={post} onDone={close} />
      </Sheet>
    </>
  );
}

function Sending({ post, onDone }: { post: AdminPost; onDone: () => void }) {
  const getTitle = (language: Language) => (language === 'en' ? post.title : post[nameIn('title', language)]);
  const written = languages.filter((language) => getTitle(language) !== '');
  const [language, setLanguage] = useState<Language>('en');
  const [isAsking, setAsking] = useState(false);
  const readers = useQuery(readersQuery);
  const { data: sendings = [] } = useQuery(sendingsQuery);
  const [key] = useState(randomKey);
  const last = sendings.find((each) => each.postId === post.id && each.language === language);
  const isPublished = post.isPublished && (language === 'en' || post[nameIn('isPublished', language)]);
  const test = useAdminMutation({
    call: () =>
      fetchAdmin(sentTestSchema, `${sendingApi.testPost(post.id)}?language=${language}`, {
        method: 'POST',
        idempotencyKey: randomKey(),
      }),
    done: ({ to }) => ({ title: 'Test sent', text: to }),
    failed: 'Test not sent.',
  });
  const send = useAdminMutation({
    call: () =>
      fetchAdmin(
        startedSendingSchema,
        `${sendingApi.sendPost(post.id)}?language=${language}${last ? '&again=true' : ''}`,
        { method: 'POST', idempotencyKey: key },
      ),
    done: ({ total }) => ({ title: 'Newsletter on its way', text: `${sayReaders(total)} will get it.` }),
    failed: 'Newsletter not sent.',
    onSuccess: onDone,
    refetch: () => queryClient.invalidateQueries({ queryKey: sendingsQuery.queryKey }),
  });
  return (
    <QueryView query={readers} what="the readers">
      {(counts) => (
        <>
          <SheetBody>
            <p className="text-lg font-semibold wrap-anywhere">{getTitle(language)}</p>
            {written.length > 1 && (
              <SelectField
                label="Language"
                value={language}
                options={written}
                texts={languageLabels}
                onChange={(event) => setLanguage(event.target.value as Language)}
              />
            )}
            <p>{getNotice(counts[language], isPublished, language)}</p>
            {last && (
              <p className="rounded-card bg-yellow-wash px-4 py-2.5 text-yellow">{`Already sent to ${sayReaders(last.total)} on ${longDate(last.createdAt)}.`}</p>
            )}
            <p className="text-ink-soft">
              Readers get the title, the picture, the excerpt and a link to the saved article. Settings limit
              how many emails leave in an hour. You can pause it in Newsletter.
            </p>
          </SheetBody>
          <SheetFooter>
            <Button isBusy={test.isPending} onClick={() => test.mutate()}>
              Send me a test
            </Button>
            <Button
              variant="main"
              isBusy={send.isPending}
              disabled={!isPublished || counts[language] === 0}
              onClick={() => setAsking(true)}
            >
              {last ? 'Send again' : 'Send'}
            </Button>
          </SheetFooter>
          <Confirm
            open={isAsking}
            question={`Send to ${sayReaders(counts[language])}?`}
            detail={
              last
                ? 'They already got this article and get it a second time.'
                : 'You can pause it, but not take back what was sent.'
            }
            action={last ? 'Send again' : 'Send'}
            variant="main"
            onConfirm={() => send.mutate()}
            onClose={() => setAsking(false)}
          />
        </>
      )}
    </QueryView>
  );
}

const sayReaders = (count: number) => (count === 1 ? '1 reader' : `${count.toLocaleString('en-US')} readers`);

function getNotice(count: number, isPublished: boolean, language: Language): string {
  if (!isPublished)
    return language === 'en'
      ? 'Publish this article first. You can send yourself a test.'
      : `Publish the ${languageLabels[language]} version first. You can send yourself a test.`;
  if (count === 0) return `Nobody reads the newsletter in ${languageLabels[language]} yet.`;
  return `Goes to ${sayReaders(count)} in ${languageLabels[language]}.`;
}
