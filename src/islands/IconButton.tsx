type Props = { label: string; shapes: string[]; onPress: () => void };

export const playShape = 'm6 4 8 5-8 5V4Z';
export const pauseShape = 'M6 4v10M12 4v10';

export const IconButton = ({ label, shapes, onPress }: Props) => (
  <button className="round" type="button" aria-label={label} onClick={onPress}>
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      {shapes.map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  </button>
);
