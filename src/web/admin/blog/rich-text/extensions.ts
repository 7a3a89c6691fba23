import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { isLinkUrl } from './link-url.ts';

/** What the editor knows: the part of an article's markup that writing needs. The rest is left to the HTML view. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // A paragraph that nobody wrote.
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
