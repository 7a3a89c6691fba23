import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { businessName } from '#company/profile/panel/business-name.ts';
import { templatesQuery } from '#company/settings/panel/templates-query.ts';
import { fillTemplate, templatesIn } from '#company/templates/message-templates.ts';
import { templateValues } from '#company/templates/template-values.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { SegmentedControl } from '#kit/panel/ui/segmented-control.tsx';
import { SheetBody } from '#kit/panel/ui/sheet.tsx';
import {
  conversationApi,
  entrySchema,
  longestText,
  newTextSchema,
} from '#messages/conversations/conversations.ts';
import { leadApi, leadEmailSchema } from '#office/lead/leads.ts';
import { noteAnswered } from '#sales/records/panel/answered-here.ts';
import { ContactLinks } from '#sales/records/panel/contact-links.tsx';
import type { Templates } from '#sales/records/panel/contact-ways.ts';
import { type CustomerRequest, requestSchema } from '#sales/requests/requests.ts';
import type { Way } from './way.ts';

interface AnswerFormProps {
  request: CustomerRequest;
  /** Those that the panel can send. */
  ways: readonly Way[];
  preset: Way | undefined;
  quickReplies: readonly string[];
  onDone: () => void;
}

const labels = { text: 'Text', email: 'Email' };

/** A text or an email with the ready words; without either, the links of the device. */
export function AnswerForm({ request, ways, preset, quickReplies, onDone }: AnswerFormProps) {
  const templates = useQuery(templatesQuery);
  const [chosen, setChosen] = useState(preset);
  const way = ways.find((one) => one === chosen) ?? ways[0];
  if (!way) {
    return (
      <SheetBody>
        <p>Texts and email aren’t set up, so your phone’s or computer’s own program opens.</p>
        <ContactLinks contact={{ ...request, requestId: request.id }} />
      </SheetBody>
    );
  }
  return (
    <InlineQueryView query={templates} what="the ready words">
      {(loaded) => (
        <Form
          key={way}
          request={request}
          way={way}
          templates={loaded}
          quickReplies={way === 'text' ? quickReplies : []}
          onDone={onDone}
        >
          {ways.length > 1 && (
            <SegmentedControl
              legend="Answer by"
              options={ways.map((value) => ({ value, label: labels[value] }))}
              chosen={way}
              onChoose={setChosen}
            />
          )}
        </Form>
      )}
    </InlineQueryView>
  );
}

interface FormProps extends Pick<AnswerFormProps, 'request' | 'quickReplies' | 'onDone'> {
  way: Way;
  templates: Templates;
  children: React.ReactNode;
}

function Form({ request, way, templates, quickReplies, onDone, children }: FormProps) {
  const form = useEditForm({
    draftKey: `answer:${way}:${request.id}`,
    saved: { values: readyWords(request, way, templates), version: 0 },
    labels: { subject: 'Subject', text: way === 'text' ? 'Text' : 'Email' },
    schema: way === 'text' ? newTextSchema : leadEmailSchema,
    body: ({ subject, text }) => (way === 'text' ? { text, photoUrl: null } : { subject, text }),
    mutation: {
      mutationFn: (sent) => send(request, way, sent),
      ...mutationCallbacks({
        done: { title: way === 'text' ? 'Text sent' : 'Email sent' },
        failed: way === 'text' ? 'Couldn’t send the text' : 'Couldn’t send the email',
        onSuccess: () => noteAnswered(request.id),
      }),
    },
    onDone,
  });
  return (
    <EditForm
      noun="message"
      form={form}
      saveLabels={[way === 'text' ? 'Send text' : 'Send email', 'Sending...']}
      draftHint="Your message is saved in this tab. Press Answer again to continue."
      onDone={onDone}
    >
      {children}
      {way === 'email' && <TextField {...form.field('subject')} autoComplete="off" maxLength={200} />}
      <TextArea
        {...form.field('text')}
        rows={way === 'text' ? 5 : 10}
        maxLength={way === 'text' ? longestText : 5000}
      />
      {quickReplies.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {quickReplies.map((reply) => (
            <button
              key={reply}
              type="button"
              title={reply}
              onClick={() => form.edit('text', reply)}
              className="min-h-8 max-w-full truncate rounded-full px-3 text-sm font-medium ring-1 ring-control ring-inset hover:bg-hover touch:min-h-11"
            >
              {reply}
            </button>
          ))}
        </div>
      )}
    </EditForm>
  );
}

async function send(
  request: CustomerRequest,
  way: Way,
  sent: Parameters<typeof createRecord>[2],
): Promise<unknown> {
  return way === 'text'
    ? createRecord(entrySchema, conversationApi.texts(request.customerId!), sent)
    : createRecord(requestSchema, leadApi.email(request.id), sent);
}

function readyWords(request: CustomerRequest, way: Way, { messageTemplates, phone }: Templates) {
  const words = templatesIn(messageTemplates, 'en');
  const values = templateValues(request, { business: businessName(), origin: location.origin, phone });
  const fill = (template: string) => fillTemplate(template, values);
  return way === 'text'
    ? { subject: '', text: fill(words.text) }
    : { subject: fill(words.emailSubject), text: fill(words.emailBody) };
}
