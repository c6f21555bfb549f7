export default function Home() { return <h1>Gentle Plate</h1> }
