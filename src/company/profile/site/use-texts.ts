import { withFacts } from '#company/profile/business-facts.ts';
import { useProfile } from './profile.tsx';

/** Texts of `content` with the facts of the business. */
export const useTexts = <Texts>(texts: Texts): Texts => withFacts(texts, useProfile());
