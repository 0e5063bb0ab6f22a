type Props = { label: string; shapes: string[]; onPress: () => void };

export const PlayerButton = ({ label, shapes, onPress }: Props) => (
  <button type="button" aria-label={label} onClick={onPress}>
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      {shapes.map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  </button>
);
