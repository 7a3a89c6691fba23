interface ChoiceButtonProps {
  isChosen: boolean;
  onClick: () => void;
  children: string;
}

/** One of a few views side by side, in a fieldset of class `choiceClass`. */
export function ChoiceButton({ isChosen, onClick, children }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className="min-h-8 rounded-md px-3 text-sm font-medium text-ink-soft aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card touch:min-h-11"
    >
      {children}
    </button>
  );
}

export const choiceClass = 'flex w-fit rounded-input bg-hover p-0.5';
