import type { WidgetProps } from '@rjsf/utils';
import css from './form.module.css';

const Swatch = ({ color }: { color: string }) => <span className={css.swatch} style={{ background: color }} />;

/** A color: typed, or one of the named ones. @param text the text input */
export function AccentField({ id, value, options, onChange, text }: WidgetProps & { text: React.ReactNode }) {
  const named = options.swatches as Readonly<Record<string, string>>;
  const swatches = { default: 'var(--blue)', ...named, ink: 'var(--ink)' };
  const typed = String(value ?? '')
    .trim()
    .toLowerCase();
  const isNamed = typed === '' || Object.hasOwn(swatches, typed);
  const isHue = /^[\d.]+$/.test(typed);
  return (
    <>
      {text}
      {!isNamed && (
        <span className="personal">
          <Swatch color={isHue ? `oklch(from var(--tone-2) l c ${typed})` : typed} />
        </span>
      )}
      <fieldset className={css.swatches} aria-label="Named colors">
        {Object.entries(swatches).map(([name, color]) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-named`}
              checked={name === (typed || 'default')}
              onChange={() => onChange(name === 'default' ? undefined : name)}
            />{' '}
            <Swatch color={color} /> {name}
          </label>
        ))}
      </fieldset>
    </>
  );
}
