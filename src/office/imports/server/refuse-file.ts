import { wrongField } from '#kit/server/errors.ts';
import { importFileField } from '#office/imports/imports.ts';

export const refuseFile = (message: string) => wrongField(importFileField, message);
