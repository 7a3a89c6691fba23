import type { Role } from '#kit/access/roles.ts';
import type { Language } from '#kit/language/language.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import type { NewPerson } from '#office/team/people.ts';

export interface PersonValues {
  name: string;
  username: string;
  email: string;
  role: Role;
  /** Empty without a crew. */
  crewId: string;
  language: Language;
}

export const emptyPerson: PersonValues = {
  name: '',
  username: '',
  email: '',
  role: 'office',
  crewId: '',
  language: 'en',
};

export const personLabels = {
  name: 'Name',
  username: 'Username',
  email: 'Email',
  role: 'Role',
  crewId: 'Crew',
  language: 'Language',
};

export const toPersonInput = ({ crewId, ...values }: PersonValues): NewPerson => ({
  ...values,
  crewId: values.role === 'crew' && crewId !== '' ? Number(crewId) : null,
});

export const checkPerson = ({ role, crewId }: PersonValues): FieldErrors =>
  role === 'crew' && crewId === '' ? { crewId: 'Choose a crew' } : {};
