import { speculationRules } from '#shared/speculation-rules.ts';

/** As a header of the page, they would be fetched beside what the visitor waits for. */
export function addSpeculationRules() {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}
