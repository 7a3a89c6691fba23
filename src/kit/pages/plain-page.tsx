import { Component, type ReactNode } from 'react';

interface PlainPageProps {
  /** The page as the server rendered it. */
  html: string;
  children: ReactNode;
}

interface Field {
  name: string;
  value: string;
  checked: boolean;
}

/** If the view fails, the page is again the plain form that the server rendered, with what was typed. */
export class PlainPage extends Component<PlainPageProps, { typed: Field[] | null }> {
  override state = { typed: null };

  static getDerivedStateFromError = () => ({
    typed: fields().map(({ name, value, checked }) => ({ name, value, checked })),
  });

  override componentDidCatch() {
    showServerHtml(this.props.html, this.state.typed ?? []);
  }

  override render() {
    return this.state.typed ? null : this.props.children;
  }
}

/** Without React, because it has just failed. */
export function showServerHtml(html: string, typed: readonly Field[] = []) {
  document.getElementById('root')!.innerHTML = html;
  showPlainForms();
  for (const field of fields()) {
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    const isSame = ({ name, value }: Field) => name === field.name && (!isChoice || value === field.value);
    const known = field.type !== 'file' && typed.find(isSame);
    if (known) Object.assign(field, isChoice ? { checked: known.checked } : { value: known.value });
  }
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('#root [name]')];

/** Applies the styles for browsers without JavaScript. */
export function showPlainForms() {
  for (const sheet of document.styleSheets) {
    try {
      enableRules(sheet.cssRules);
    } catch {
      // An extension's sheet may not be read.
    }
  }
}

function enableRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('scripting'))
      rule.media.mediaText = 'all';
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) enableRules(rule.cssRules);
  }
}
