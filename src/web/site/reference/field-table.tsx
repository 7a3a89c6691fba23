import { CodeWords } from './code-words.tsx';
import type { ReferenceField } from './reference-data.ts';

export function FieldTable({ fields, label }: { fields: ReferenceField[]; label: string }) {
  return (
    <table className="api-fields" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">About</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, isRequired, note }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && <span className="api-required"> required</span>}
            </th>
            <td>{type}</td>
            <td>
              <CodeWords text={note} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
