/** Why a part of a form cannot be saved, where no single field can say it. The form moves the focus to it. */
export const Fault = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="alert" data-fault tabIndex={-1} className="text-sm text-danger">
      {text}
    </p>
  );
