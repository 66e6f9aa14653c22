import type { WidgetProps } from '@rjsf/utils';
import css from './form.module.css';

const Swatch = ({ color }: { color: string }) => <span className={css.swatch} style={{ background: color }} />;

/** A color: typed, or one of ours. @param text the control that it is typed into */
export function AccentField({ value, options, onChange, text }: WidgetProps & { text: React.ReactNode }) {
  const swatches = { ...(options.swatches as Readonly<Record<string, string>>), ink: 'var(--ink)' };
  const typed = String(value ?? '').trim();
  const named = Object.keys(swatches).find((name) => name === typed.toLowerCase());
  return (
    <>
      {text}
      {typed && !named && <Swatch color={typed} />}
      <div className={css.swatches}>
        {Object.entries(swatches).map(([name, color]) => (
          <button
            key={name}
            type="button"
            className={css.small}
            aria-pressed={name === named}
            onClick={() => onChange(name === named ? undefined : name)}
          >
            <Swatch color={color} /> {name}
          </button>
        ))}
      </div>
    </>
  );
}
