import type { ChangeEvent } from 'react';
import type { SettingsField, SettingsFormValues } from './settings-values.ts';

export interface SettingsFieldsProps {
  /** Ties a control to its value and error. */
  field: (name: SettingsField) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  values: SettingsFormValues;
  edit: (name: SettingsField, text: string) => void;
  errorOf: (path: string) => string | undefined;
}
