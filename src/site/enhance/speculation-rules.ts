import { speculationRules } from '#kit/wire/speculation-rules.ts';

/** As a response header, the rules would be fetched while the page loads. */
export function addSpeculationRules() {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}
