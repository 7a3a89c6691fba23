import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { isLinkUrl } from './link-url.ts';

/** The markup that the editor supports. The HTML view has the rest. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // It would add an empty paragraph.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLinkUrl,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Image,
];
