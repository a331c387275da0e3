/** A terraced street in Ghent, the house in the middle under scaffolding. Drawn in the theme's own colours. */
export function StreetScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 520 420"
      className={className}
      role="img"
      aria-label="Drie rijhuizen; het middelste staat in de steigers"
    >
      <circle cx="420" cy="84" r="38" className="fill-ochre-soft" />
      <StepGable />
      <HouseAtWork />
      <FlatFront />
      <rect x="8" y="388" width="504" height="6" rx="3" className="fill-line-strong" />
      <SandAndTrowel />
    </svg>
  );
}

function Panes({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="3"
        className="fill-sky-soft stroke-ink"
        strokeWidth="3"
      />
      <path
        d={`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.35}h${width}`}
        className="stroke-ink"
        strokeWidth="2.5"
        fill="none"
      />
    </g>
  );
}

function StepGable() {
  return (
    <g>
      <path d="M28 388V176h22v-30h22v-30h22V90h36v26h22v30h22v30h22v212Z" className="fill-brick" />
      <path d="M28 388V176h168v212Z" fill="none" className="stroke-ink" strokeWidth="0" />
      <Panes x={52} y={196} width={44} height={58} />
      <Panes x={128} y={196} width={44} height={58} />
      <circle cx="112" cy="146" r="15" className="fill-sky-soft stroke-ink" strokeWidth="3" />
      <Panes x={52} y={284} width={56} height={62} />
      <path d="M130 388v-92a21 21 0 0 1 42 0v92Z" className="fill-moss stroke-ink" strokeWidth="3" />
      <circle cx="163" cy="346" r="3" className="fill-ink" />
    </g>
  );
}

function HouseAtWork() {
  return (
    <g>
      <path d="M196 388V184l70-62 70 62v204Z" className="fill-surface stroke-ink" strokeWidth="3" />
      <path
        d="M188 188 266 118l78 70"
        fill="none"
        className="stroke-ink"
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <g className="fill-brick-soft">
        <rect x="204" y="334" width="30" height="14" rx="2" />
        <rect x="238" y="334" width="20" height="14" rx="2" />
        <rect x="204" y="352" width="18" height="14" rx="2" />
        <rect x="226" y="352" width="32" height="14" rx="2" />
        <rect x="204" y="370" width="30" height="14" rx="2" />
        <rect x="238" y="370" width="20" height="14" rx="2" />
        <rect x="226" y="196" width="26" height="14" rx="2" />
        <rect x="256" y="196" width="22" height="14" rx="2" />
      </g>
      <Panes x={216} y={228} width={40} height={56} />
      <rect
        x="276"
        y="228"
        width="40"
        height="56"
        rx="3"
        className="fill-sunken stroke-ink"
        strokeWidth="3"
        strokeDasharray="7 6"
      />
      <path d="M272 388v-74h42v74Z" className="fill-brick stroke-ink" strokeWidth="3" />
      <g className="stroke-ochre" strokeWidth="5" fill="none" strokeLinecap="round">
        <path d="M188 388V150M344 388V150M180 216h172M180 300h172" />
        <path d="m188 300 156-84M188 388l156-88" strokeWidth="3" />
      </g>
      <g className="stroke-ink" strokeWidth="4" strokeLinecap="round">
        <path d="m352 388 22-172M370 388l22-172" />
        <path
          d="m355 366 18 0M358 340l18 0M361 314l18 0M365 288l18 0M368 262l18 0M371 238l18 0"
          strokeWidth="3"
        />
      </g>
    </g>
  );
}

function FlatFront() {
  return (
    <g>
      <path d="M396 388V168h96v220Z" className="fill-moss-soft stroke-ink" strokeWidth="3" />
      <path d="M386 168h116" className="stroke-ink" strokeWidth="9" strokeLinecap="round" />
      <Panes x={412} y={190} width={28} height={50} />
      <Panes x={450} y={190} width={28} height={50} />
      <Panes x={412} y={266} width={28} height={50} />
      <path d="M450 388v-122h28v122Z" className="fill-ochre stroke-ink" strokeWidth="3" />
      <path d="M396 340h54" className="stroke-ink" strokeWidth="2.5" />
    </g>
  );
}

function SandAndTrowel() {
  return (
    <g>
      <path
        d="M92 388c10-26 30-40 48-40s40 14 50 40Z"
        className="fill-ochre-soft stroke-ochre"
        strokeWidth="3"
      />
      <path d="m140 352 22-44" className="stroke-ink" strokeWidth="7" strokeLinecap="round" />
      <path d="m146 340 5-10" className="stroke-surface" strokeWidth="3" />
      <path d="m128 372 4-26 16 8Z" className="fill-line-strong" />
    </g>
  );
}
